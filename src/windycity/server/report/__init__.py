"""What a server tells about itself to who runs it: numbers and lines of its log. No secret is in either."""
