/** The post-and-lintel mark, colored for the browser's light or dark tab. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:#13212b}@media(prefers-color-scheme:dark){path{fill:#f1ede3}}</style><path d="M0 4h32v7H0zM4 11h3.2v17H4zM24.800 11H28v17h-3.200z"/></svg>';
