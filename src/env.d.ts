/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
  }
}

declare global {
  namespace App {
    interface Locals {
      /** Whether each section of a page is preceded by a comment with its index. */
      marksSections?: boolean;
    }
  }
}

export {};
