import { z } from 'zod';
import { systems } from '../../shared/site/systems.ts';

/** The part of the product that something belongs to. */
export const systemSchema = z.enum(systems);
