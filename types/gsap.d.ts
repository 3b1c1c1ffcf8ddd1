// GSAP declares its core and its plugins as modules in the types of the whole, and nowhere else.
/// <reference types="gsap" />
