// What only the offline edition has on its pages.
