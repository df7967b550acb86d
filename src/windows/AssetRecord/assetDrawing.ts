import type { DrawingData } from '../parts/LineDrawing.tsx';

/** The air handler of the asset’s page. */
export const assetDrawing: DrawingData = {
  size: [400, 150],
  strokes: [
    { kind: 'thin', path: 'M0 62H72M0 88H72M328 62H400M328 88H400' },
    { kind: 'cmms-wash', path: 'M72 34h256v84H72z' },
    { kind: 'edge', path: 'M72 34h256v84H72zM122 34v84M176 34v84M222 34v84M280 34v84' },
    { kind: 'edge', path: 'M108 40l-24 13 24 13-24 13 24 13-24 13' },
    { kind: 'cmms', path: 'M140 40v72M158 40v72' },
    {
      kind: 'thin',
      path: 'M134 46h12M134 56h12M134 66h12M134 76h12M134 86h12M134 96h12M134 106h12M152 46h12M152 56h12M152 66h12M152 76h12M152 86h12M152 96h12M152 106h12',
    },
    { kind: 'thin', path: 'M190 42v68M199 42v68M208 42v68M190 58h18M190 76h18M190 94h18' },
    { kind: 'paper', path: 'M229 76a22 22 0 1 0 44 0a22 22 0 1 0-44 0z' },
    {
      kind: 'thin',
      path: 'M251 76c0-14 10-18 15-15M251 76c14 0 18 10 15 15M251 76c0 14-10 18-15 15M251 76c-14 0-18-10-15-15',
    },
    { kind: 'paper', path: 'M290 44h28v18h-28zM290 68h28v18h-28zM290 92h28v18h-28z' },
    { kind: 'thin', path: 'M84 118v8M316 118v8M200 118v8M80 126h240' },
    { kind: 'cut', path: 'M-200 127h800v5H-200z' },
  ],
};
