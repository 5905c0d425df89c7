"""What is asked and answered: the shapes of what goes over the wire, and how it is made."""
