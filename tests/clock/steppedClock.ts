// Loaded before everything else in a server whose clock a test sets. CLOCK_FILE holds the clock’s error in ms.
import { readFileSync } from 'node:fs';
import { shiftDate } from './shiftDate.ts';

const file = process.env['CLOCK_FILE'] ?? '';

shiftDate(0);
const now = Date.now;
Date.now = () => now() + Number(readFileSync(file, 'utf8'));
