/**
 * Inline script that records the latest click as soon as the document exists, so that a script that loads later can
 * respond to what the visitor has already pressed (src/behaviors/takeEarlyClick.ts).
 */
export const earlyClick = "addEventListener('click',e=>{window.earlyClick=e})";
