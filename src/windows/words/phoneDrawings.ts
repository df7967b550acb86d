import type { DrawingData } from '../parts/LineDrawing.tsx';

/** The air handler of the hero's plant room, as large as the phone allows, with the same three numbers. */
const airHandler: DrawingData = {
  size: [262, 104],
  strokes: [
    { kind: 'cmms-wash', path: 'M12 14h238v78h-238z' },
    { kind: 'edge', path: 'M12 14h238v78h-238zM60 14v78M107 14v78M155 14v78M202 14v78' },
    {
      kind: 'thin',
      path: 'M25 24l22 8M25 38l22 8M25 52l22 8M25 66l22 8M120 20h10v66h-10zM136 20h10v66h-10z',
    },
    { kind: 'alarm', path: 'M70 18l26 10l-26 10l26 10l-26 10l26 10l-26 10l26 9' },
    {
      kind: 'thin',
      path: 'M120 30l10 -8M120 42l10 -8M120 54l10 -8M120 66l10 -8M120 78l10 -8M136 22l10 8M136 34l10 8M136 46l10 8M136 58l10 8M136 70l10 8',
    },
    { kind: 'paper', path: 'M159 53a19.5 19.5 0 1 0 39 0a19.5 19.5 0 1 0-39 0z' },
    {
      kind: 'edge',
      path: 'M178.5 53c0-12 8-15 13-12M178.5 53c12 0 15 8 12 13M178.5 53c0 12-8 15-13 12M178.5 53c-12 0-15-8-12-13',
    },
    { kind: 'paper', path: 'M210 22h32v14h-32zM210 46h32v14h-32zM210 70h32v14h-32z' },
    { kind: 'alarm-fill', path: 'M74 14a9 9 0 1 0 18 0a9 9 0 1 0-18 0z' },
    { kind: 'paper', path: 'M124 14a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM169.5 14a9 9 0 1 0 18 0a9 9 0 1 0-18 0z' },
    { kind: 'cut', path: 'M0 98h262v6h-262z' },
    { kind: 'thin', path: 'M22 92v6M131 92v6M240 92v6' },
  ],
  texts: [
    { at: [83, 18], text: '1', kind: 'on-alarm', anchor: 'middle' },
    { at: [133, 18], text: '2', kind: 'value', anchor: 'middle' },
    { at: [178.5, 18], text: '3', kind: 'value', anchor: 'middle' },
  ],
};

/** A photo as the app stores it: a bench's tap running into a bucket. */
const sinkTap: DrawingData = {
  size: [262, 104],
  strokes: [
    { kind: 'block', path: 'M0 0h262v104h-262z' },
    { kind: 'paper', path: 'M36 58h190v10h-190z' },
    { kind: 'thin', path: 'M0 20h262M0 40h262M44 0v40M88 0v40M132 0v40M176 0v40M220 0v40' },
    { kind: 'paper', path: 'M120 58v-26c0-10 6-14 14-14s14 5 14 12h-8c0-3-2-5-6-5s-6 2-6 7v26z' },
    { kind: 'edge', path: 'M114 36h-12M102 30v12' },
    { kind: 'cold', path: 'M144 32v48' },
    { kind: 'paper', path: 'M122 80h44l-5 24h-34z' },
    { kind: 'cold-wash', path: 'M124 88h40l-3.5 16h-33z' },
  ],
};

/** A water heater and the code that opens its page. */
const codeOnHeater: DrawingData = {
  size: [262, 104],
  strokes: [
    { kind: 'thin', path: 'M0 18h262M0 26h262M52 26v70M60 26v70' },
    { kind: 'cmms-wash', path: 'M84 24h96v72h-96z' },
    { kind: 'edge', path: 'M84 24h96v72h-96zM84 48h96M84 72h96M180 84h82M180 78h82' },
    { kind: 'paper', path: 'M108 38h44v44h-44z' },
    {
      kind: 'cmms-fill',
      path: 'M112 42h12v12h-12zM136 42h12v12h-12zM112 66h12v12h-12zM128 42h4v8h-4zM128 56h8v4h-8zM140 58h8v4h-8zM112 58h8v4h-8zM130 66h6v6h-6zM140 68h8v4h-8zM128 74h4v4h-4zM138 74h6v4h-6z',
    },
    { kind: 'paper', path: 'M115 45h6v6h-6zM139 45h6v6h-6zM115 69h6v6h-6z' },
    { kind: 'cmms', path: 'M100 40v-10h10M150 30h10v10M160 80v10h-10M110 90h-10v-10' },
    { kind: 'cut', path: 'M0 97h262v7h-262z' },
  ],
};

/** A fire door in its frame; the numbers match the checks below it. */
const fireDoor: DrawingData = {
  size: [262, 118],
  strokes: [
    { kind: 'block', path: 'M0 0h262v118h-262z' },
    { kind: 'paper', path: 'M84 8h94v104h-94z' },
    { kind: 'cmms-wash', path: 'M90 14h82v98h-82z' },
    { kind: 'edge', path: 'M84 112v-104h94v104M90 112v-98h82v98M104 26h22v34h-22z' },
    { kind: 'thin', path: 'M104 36h22M104 48h22M115 26v34M90 28h-5M90 62h-5M90 96h-5M128 14l26 6h16' },
    { kind: 'edge', path: 'M126 15h18v7h-18zM160 66h8M160 66v6' },
    { kind: 'alarm', path: 'M92 109h78' },
    { kind: 'cut', path: 'M0 113h262v5h-262z' },
    {
      kind: 'paper',
      path: 'M205 18a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM39 62a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
    },
    { kind: 'thin', path: 'M205 18h-61M57 62h28' },
    { kind: 'alarm-fill', path: 'M205 98a9 9 0 1 0 18 0a9 9 0 1 0-18 0z' },
    { kind: 'alarm', path: 'M205 100l-35 9' },
  ],
  texts: [
    { at: [214, 22], text: '1', kind: 'value', anchor: 'middle' },
    { at: [48, 66], text: '2', kind: 'value', anchor: 'middle' },
    { at: [214, 102], text: '3', kind: 'on-alarm', anchor: 'middle' },
  ],
};

/** Drawings for phone screens, by the names that content/windows uses. */
export const phoneDrawings = { airHandler, codeOnHeater, fireDoor, sinkTap };
