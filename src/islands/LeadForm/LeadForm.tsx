export function LeadForm(_: { form: unknown; copy: unknown }) {
  return <form />;
}
