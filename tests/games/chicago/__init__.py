"""Tests of the two Chicago editions."""
