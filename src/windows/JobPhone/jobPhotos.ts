import type { DrawingData } from '../parts/LineDrawing.tsx';

/** Photos taken as evidence so far: the case, and the leaking joint. */
export const jobPhotos: readonly DrawingData[] = [
  {
    size: [58, 46],
    strokes: [
      { kind: 'cold-wash', path: 'M0 0h58v46h-58z' },
      { kind: 'thin', path: 'M7 0v46M13 0v46M19 0v46M25 0v46M31 0v46M37 0v46M43 0v46M49 0v46' },
      { kind: 'edge', path: 'M0 12h58M0 34h58' },
    ],
  },
  {
    size: [58, 46],
    strokes: [
      { kind: 'paper', path: 'M-2 17h62v12h-62z' },
      { kind: 'edge', path: 'M0 20h22M0 26h22M36 20h24M36 26h24M22 14h14v18h-14z' },
      { kind: 'alarm', path: 'M20 23a9 9 0 1 0 18 0a9 9 0 1 0-18 0z' },
    ],
  },
];
