"""How much a server bears: a crowd plays over real sockets at a real server, and is measured."""
