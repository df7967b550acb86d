/**
 * Script that notes the latest click, from the moment the document is there. What a visitor presses before the script
 * that answers to it has come is found there by that script (src/behaviours/takeEarlyClick.ts).
 */
export const earlyClick = "addEventListener('click',e=>{window.earlyClick=e})";
