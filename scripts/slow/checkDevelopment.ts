import { runSpecs } from '../runTests.ts';

/**
 * Whether every kind of edit shows by itself under npm run dev, and every kind of fault is reported where it appears.
 */
export const checkDevelopment = () => runSpecs(['--project=development']);
