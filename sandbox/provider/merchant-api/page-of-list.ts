import { Matches } from 'class-validator';
import { Optional } from '../requests/accepted-fields.js';
import type { FormBody } from '../requests/form-body.js';
import { readRequest, WrongField } from '../requests/read-request.js';

/** Rows of one answer. */
export const pageSize = 50;

export class PageOfList {
  @Optional()
  @Matches(/^[1-9]\d{0,5}$/, { message: 'a page, from 1 on' })
  page = '';
}

/** The page that is asked for; the first when none is. */
export function pageOf(form: FormBody): number | WrongField {
  const asked = readRequest(new PageOfList(), form);
  return asked instanceof WrongField ? asked : Number(asked.page || '1');
}

/** Where an answer stands among all rows of its list. */
export function pagesOf(total: number, page: number) {
  return { page, pages: Math.max(1, Math.ceil(total / pageSize)), total };
}
