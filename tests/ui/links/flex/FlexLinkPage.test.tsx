/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { links as linkEn } from '../../../../src/ui/texts/en/links.js';
import { page as en } from '../../../../src/ui/texts/en/page.js';
import { links as linkTr } from '../../../../src/ui/texts/tr/links.js';
import { flex } from '../../../domain/sample-links.js';
import { enter, field, pressContinue, renderedLink } from '../rendered-link.js';

jest.setTimeout(60_000);

describe('flex', () => {
  it('LK-04 asks who pays and how much; each message in both languages', async () => {
    const ports = renderedLink(flex);
    await pressContinue();
    expect(field(linkTr['link.payment'])).toHaveFocus();
    enter(linkTr['link.payment'], '10.000,01');
    expect(field(linkTr['link.payment'])).toHaveAccessibleDescription(expect.stringContaining('En fazla ₺10.000,00'));
    enter(linkTr['address.fullName'], 'x'.repeat(76));
    expect(field(linkTr['address.fullName'])).toHaveAccessibleDescription('En fazla 75 karakter girin');
    await act(() => ports.texts.choose('en'));
    expect(field(linkEn['address.fullName'])).toHaveAccessibleDescription('Enter at most 75 characters');
    expect(field(linkEn['address.phone'])).toHaveAccessibleDescription(en['validation.required']);
  });
});
