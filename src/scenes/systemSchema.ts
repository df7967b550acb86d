import { z } from 'zod';
import { systems } from '../../shared/site/systems.ts';

/** The part of the product that something is about. */
export const systemSchema = z.enum(systems);
