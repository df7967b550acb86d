import { nightFigures } from '../../product/nightFigures.ts';
import type { DrawingData } from '../parts/LineDrawing.tsx';

const compressors = [112, 186, 260, 334];
const fans = [196, 246, 296, 346];

const casing = (x: number) => `M${x} 128h56v54h-56z`;
const ribs = (x: number) => `M${x + 12} 140h32M${x + 12} 148h32M${x + 12} 156h32`;

/** Rack A while case 14 leaks. */
export const rackDrawing: DrawingData = {
  origin: [80, 6],
  size: [530, 234],
  strokes: [
    { kind: 'alarm', path: 'M140 128V98M214 128V98M288 128V98M362 98H140V44H170' },
    { kind: 'edge', path: 'M372 44H436V76M436 150V214H596' },
    {
      kind: 'cold',
      path: 'M140 182V206M214 182V206M288 182V206M362 182V206M84 206H380V232H596M520 232V226M476 232V226M564 232V226',
    },
    { kind: 'cold-wash', path: 'M170 16h202v56H170z' },
    { kind: 'paper', path: fans.map((x) => `M${x - 18} 44a18 18 0 1 0 36 0a18 18 0 1 0-36 0z`).join('') },
    { kind: 'thin', path: fans.map((x) => `M${x} 28v32M${x - 16} 44h32`).join('') },
    { kind: 'paper', path: compressors.map(casing).join('') },
    { kind: 'cmms-wash', path: compressors.slice(0, 3).map(casing).join('') },
    { kind: 'thin', path: compressors.map(ribs).join('') },
    { kind: 'paper', path: 'M420 76h32v74h-32z' },
    { kind: 'cold-wash', path: 'M420 116h32v34h-32z' },
    { kind: 'paper', path: 'M458 192h36v34h-36zM502 192h36v34h-36zM546 192h36v34h-36z' },
    { kind: 'alarm', path: 'M502 192h36v34h-36z' },
    { kind: 'alarm-fill', path: 'M526 182a6 6 0 1 0 12 0a6 6 0 1 0-12 0z' },
  ],
  texts: [
    { at: [140, 176], text: 'C1', kind: 'value', anchor: 'middle' },
    { at: [214, 176], text: 'C2', kind: 'value', anchor: 'middle' },
    { at: [288, 176], text: 'C3', kind: 'value', anchor: 'middle' },
    { at: [362, 176], text: 'C4', kind: 'value', anchor: 'middle' },
    { at: [232, 90], text: 'Discharge' },
    { at: [304, 90], text: '215 psi', kind: 'value' },
    { at: [232, 224], text: 'Suction' },
    { at: [304, 224], text: '45 psi', kind: 'value' },
    { at: [386, 22], text: 'Condenser, 4 of 4 fans' },
    { at: [462, 108], text: 'Receiver' },
    { at: [462, 124], text: '41%', kind: 'value' },
    { at: [476, 214], text: '13', kind: 'value', anchor: 'middle' },
    { at: [520, 214], text: '14', kind: 'alarm', anchor: 'middle' },
    { at: [564, 214], text: '15', kind: 'value', anchor: 'middle' },
    { at: [548, 180], text: `${nightFigures().gas.peak} ppm`, kind: 'alarm' },
  ],
};
