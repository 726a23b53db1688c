"""Tests of City."""
