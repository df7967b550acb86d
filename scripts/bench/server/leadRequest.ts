let count = 0;

/** The bytes of a submission of the request-demo form, the site's or that of tests, from a different visitor each time. */
export function leadRequest(accept = 'application/json'): Buffer {
  count += 1;
  const body = new URLSearchParams({
    full_name: 'Ada Okafor',
    first_name: 'Ada',
    last_name: 'Okafor',
    email: `ada${count}@northwind.example`,
    phone: '+1 202-555-0142',
    company: 'Northwind Estates',
    country: 'US',
    runs: 'retail',
    number_of_sites: '5-30',
    message: 'Forty stores, one chiller that trips every second night.',
    utm_source: 'mail',
  }).toString();
  return Buffer.from(
    `POST /forms/request-demo/ HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: ${accept}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}
