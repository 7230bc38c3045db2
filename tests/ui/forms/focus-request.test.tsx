/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { FocusRequest, useFocusRequest } from '../../../src/ui/forms/focus-request.js';

const Field = observer(({ request }: { readonly request: FocusRequest }) => {
  useFocusRequest(request, () => document.querySelector('input'));
  return request.count === 0 ? null : <input aria-label="Amount" />;
});

const field = () => screen.getByRole('textbox');

describe('FocusRequest', () => {
  it('moves no focus before it is made', () => {
    render(<Field request={new FocusRequest()} />);
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to what the rendering after it added', () => {
    const request = new FocusRequest();
    render(<Field request={request} />);
    act(() => request.make());
    expect(field()).toHaveFocus();
  });

  it('moves the focus again when it is made again', () => {
    const request = new FocusRequest();
    render(<Field request={request} />);
    act(() => request.make());
    field().blur();
    act(() => request.make());
    expect(field()).toHaveFocus();
  });
});
