/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
  }
}

declare global {
  namespace App {
    interface Locals {
      /** Whether a comment before each section of a page says which of the page’s sections it is. */
      marksSections?: boolean;
    }
  }
}

export {};
