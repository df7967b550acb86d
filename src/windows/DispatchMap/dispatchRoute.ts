import type { DrawingData } from '../parts/LineDrawing.tsx';

/** Blocks of a harbor town with streets between them, and the van’s route. */
const harborTown = [
  {
    kind: 'block',
    path:
      'M0 0h58v44h-58zM72 0h74v44h-74zM160 0h96v44h-96zM270 0h60v44h-60zM344 0h80v44h-80zM438 0h42v44h-42z' +
      'M0 58h58v58h-58zM72 58h74v58h-74zM160 58h40v58h-40zM214 58h42v26h-42zM344 58h34v58h-34zM392 58h32v58h-32zM438 58h42v58h-42z' +
      'M0 130h58v70h-58zM72 130h30v70h-30zM116 130h30v70h-30zM160 130h96v30h-96zM160 174h96v26h-96zM270 130h60v70h-60zM344 130h80v34h-80zM344 178h80v22h-80z',
  },
  { kind: 'paper', path: 'M214 96h42v20h-42z' },
  { kind: 'thin', path: 'M438 136h52M438 146h52M438 156h52M438 166h52M438 176h52M438 186h52M438 196h52' },
  { kind: 'thin', path: 'M270 64h60v46h-60zM285 64v46M300 64v46M315 64v46' },
] as const;

/** The route of the van to the leak. */
export const dispatchRoute: DrawingData = {
  size: [480, 200],
  strokes: [
    ...harborTown,
    { kind: 'cmms', path: 'M109 152V123H207V51H337' },
    { kind: 'ink-fill', path: 'M102 152a7 7 0 1 0 14 0a7 7 0 1 0-14 0z' },
    {
      kind: 'cold-fill',
      path: 'M337 53c-7-9-11-14-11-20a11 11 0 1 1 22 0c0 6-4 11-11 20z',
    },
    { kind: 'paper', path: 'M333 33a4 4 0 1 0 8 0a4 4 0 1 0-8 0z' },
  ],
};
