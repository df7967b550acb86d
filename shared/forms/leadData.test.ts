import { describe, expect, it } from 'vitest';
import { campaignParameters, deriveLeadData, isSubmitRecorded, submissionClass } from './leadData.ts';

const whole = {
  first_name: 'Ada',
  last_name: 'Okafor',
  phone: '+12025550142',
  company: 'Northwind Estates',
  email: 'ada@northwind.example',
};

describe('deriveLeadData', () => {
  it('maps the fields to the names that marketing uses', () => {
    expect(deriveLeadData(whole)).toEqual({
      first_name: 'Ada',
      last_name: 'Okafor',
      phone_number: '+12025550142',
      company_name: 'Northwind Estates',
      email_id: 'ada@northwind.example',
      newsletter_request: false,
    });
  });

  it('uses a full name as the first name, without a last name', () => {
    const lead = deriveLeadData({ ...whole, full_name: 'Ada Okafor' });
    expect(lead.first_name).toBe('Ada Okafor');
    expect(lead).not.toHaveProperty('last_name');
  });

  it('is complete with a full name, and partial if something else is missing', () => {
    const named = { full_name: 'Ada Okafor', email: whole.email, phone: whole.phone, company: whole.company };
    expect(deriveLeadData(named).newsletter_request).toBe(false);
    expect(deriveLeadData({ ...named, company: '' }).newsletter_request).toBe(true);
    expect(deriveLeadData({ ...named, full_name: 'Ada' }).newsletter_request).toBe(true);
  });

  it.each(['first_name', 'last_name', 'phone', 'company'])('is a newsletter request without %s', (name) => {
    expect(deriveLeadData({ ...whole, [name]: '  ' }).newsletter_request).toBe(true);
  });

  it('is not a newsletter request without an e-mail, and drops empty values', () => {
    expect(deriveLeadData({ email: '', company: 'Northwind' })).toEqual({
      company_name: 'Northwind',
      newsletter_request: false,
    });
  });
});

describe('submissionClass', () => {
  it.each([
    ['Request a demo', 'primary'],
    ['See PRICING', 'primary'],
    ['Become a partner', 'primary'],
    ['Request the video', 'secondary'],
    ['Download the demo script', 'secondary'],
    ['Subscribe', 'secondary'],
  ])('puts “%s” in %s', (label, expected) => {
    expect(submissionClass(label)).toBe(expected);
  });
});

describe('isSubmitRecorded', () => {
  it('needs a value, and one of the visible required inputs', () => {
    expect(isSubmitRecorded({ email: ' ' }, [])).toBe(false);
    expect(isSubmitRecorded({ email: 'a@b.example' }, [])).toBe(true);
    expect(isSubmitRecorded({ message: 'x' }, ['email'])).toBe(false);
    expect(isSubmitRecorded({ email: 'a@b.example' }, ['email', 'phone'])).toBe(true);
  });
});

describe('campaignParameters', () => {
  it('takes the eight parameters of the page unless the form has them', () => {
    const query = new URLSearchParams('utm_source=page&utm_term=chillers&source=mail&other=1');
    expect(campaignParameters({ utm_source: 'form' }, query)).toEqual({
      utm_source: 'form',
      utm_term: 'chillers',
      source: 'mail',
    });
  });

  it('contain no control characters and no half of a character, and are left out if nothing else remains', () => {
    const query = new URLSearchParams('utm_source=page&utm_term=a%00b');
    const typed = {
      utm_source: '\u0000\ud800',
      source: 'ma\udc00il\u001b',
      utm_medium: `${'x'.repeat(499)}😀`,
    };
    expect(campaignParameters(typed, query)).toEqual({
      utm_source: 'page',
      utm_term: 'ab',
      source: 'mail',
      utm_medium: 'x'.repeat(499),
    });
  });
});
