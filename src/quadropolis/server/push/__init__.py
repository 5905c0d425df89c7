"""Web Push: what is sent to browsers' own services when nobody looks at a page."""
