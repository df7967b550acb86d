import type { DrawingData } from '../parts/LineDrawing.tsx';
import type { AppPhoneProps } from './AppPhone.tsx';

/** A fire door in its frame; the numbers are those of the checks below it. */
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

/** A fire door on a caretaker’s round: two checks passed, one gap too wide, the job for it one tap away. */
export const inspectionScreen = {
  label:
    'The app on a round: fire door FD-2-07 with three checks. Closer and hinges pass; the gap under the door is 14 mm where 10 are allowed.',
  time: '07:42',
  connection: 'Offline, saved',
  over: 'Round 3, stop 11 of 26',
  title: 'Fire door FD-2-07',
  blocks: [
    { kind: 'drawing', drawing: fireDoor },
    {
      kind: 'rows',
      rows: [
        { mark: '1', name: 'Closes from 75 mm', note: 'Last time 4 s', value: '4 s' },
        { mark: '2', name: 'Gap at hinges', note: 'Limit 4 mm', value: '3 mm' },
        { mark: '3', name: 'Gap at threshold', note: 'Limit 10 mm', value: '14 mm', state: 'alarm' },
      ],
    },
    {
      kind: 'figures',
      figures: [
        { value: '11', name: 'of 26 stops' },
        { value: '31 min', name: 'to go' },
        { value: '2', name: 'photos' },
      ],
    },
    { kind: 'actions', second: 'Next door', main: 'Raise the job' },
  ],
} satisfies AppPhoneProps;
