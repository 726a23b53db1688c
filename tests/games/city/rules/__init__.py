"""Tests of the rules of city, clause by clause."""
