import { z } from 'zod';
import { CATEGORIES } from './TrackingSettings.ts';

const origins = z
  .array(
    z.string().regex(/^https:\/\/(?:\*\.)?[a-z0-9.-]+$/, 'must look like https://host or https://*.host'),
  )
  .default([]);
const address = z
  .string()
  .regex(/^https:\/\/(?:[a-z0-9.-]|\{id\})+\/\S*$/, 'must be an https address; {id} stands for the id');

const vendorSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\w.-]+$/, 'must be letters, digits, “.”, - and _')
      .optional()
      .describe('account at the service; without it, the service is off'),
    name: z.string().min(1).describe('as visitors read it'),
    category: z
      .enum([...CATEGORIES, 'any'])
      .describe('the group that the visitor must have consented to; any: at least one group'),
    regions: z
      .array(z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a country, as in GB'))
      .nonempty()
      .optional()
      .describe('countries in which it may run'),
    storage: z
      .string()
      .regex(/^[a-z_]+_storage$/, 'must be lower case and end with _storage')
      .optional()
      .describe('its own name in the consent mode'),
    loader: address.optional().describe('address of its script; {id} is replaced by the id'),
    stylesheet: address.optional(),
    when: z.enum(['consent', 'delay', 'use']),
    hosts: z
      .strictObject({ scripts: origins, connections: origins, images: origins, frames: origins })
      .partial()
      .default({})
      .describe('hosts that its script uses, besides the one of the loader'),
    cookies: z
      .array(z.string().regex(/^[\w.-]+\*?$/, 'must be the name of a cookie, with * for any end'))
      .default([]),
    hides: z
      .strictObject({
        selector: z.string(),
        attribute: z.string().regex(/^data-[a-z-]+$/),
        value: z.string(),
      })
      .optional(),
  })
  .superRefine((vendor, context) => {
    if (vendor.id !== undefined && vendor.loader === undefined)
      context.addIssue({
        code: 'custom',
        path: ['loader'],
        message: 'is missing: set the address that the service gives you, with {id} in place of the id',
      });
    if (vendor.storage !== undefined && vendor.regions === undefined)
      context.addIssue({
        code: 'custom',
        path: ['regions'],
        message: 'are missing: a service with its own storage is granted in regions only',
      });
  });

/** A service that only our server connects to: no script, no cookie, no consent. */
const serverVendorSchema = z.strictObject({
  name: z.string().min(1),
  when: z.literal('server'),
  setBy: z.string().describe('environment variable of the server that enables it: docs/operate.md'),
});

/** The services that measure, recognize or embed, and when they may run. */
export const trackingSchema = z.strictObject({
  revision: z.int().min(1).describe('increase it when a group gains a purpose: all visitors are asked again'),
  delay: z.int().min(0).max(60_000).describe('longest wait for services that load late, in ms'),
  replayShare: z.number().min(0).max(1).describe('share of sessions that are recorded'),
  vendors: z.strictObject({
    tagManager: vendorSchema,
    analytics: vendorSchema,
    conversions: vendorSchema,
    sessionReplay: vendorSchema,
    marketingAutomation: vendorSchema,
    companyRecognitionA: vendorSchema,
    companyRecognitionB: vendorSchema,
    schedulingWidget: vendorSchema,
    videoHost: vendorSchema,
    mailingList: serverVendorSchema,
  }),
});

export type TrackingConfig = z.infer<typeof trackingSchema>;
