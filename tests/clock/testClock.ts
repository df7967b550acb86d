// Loaded before everything else in each process of a command that runs under TEST_CLOCK (scripts/run.mjs).
import { shiftDate } from './shiftDate.ts';

shiftDate(Number(process.env['TEST_CLOCK_OFFSET']));
