/** Endpoint that returns the visitor's country: server/routes/region.ts. */
const REGION = '/region';

/** The visitor's country (ISO 3166-1), undefined if unknown. The browser caches the answer for an hour. */
export async function visitorCountry(): Promise<string | undefined> {
  try {
    const response = await fetch(REGION);
    const { country } = (await response.json()) as { country: string | null };
    return country ?? undefined;
  } catch {
    return undefined;
  }
}
