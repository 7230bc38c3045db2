/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { makeAutoObservable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { ViewBoundary } from '../../../src/ui/kit/ViewBoundary.js';

class Model {
  typed = '';
  words = 'one';
  broken = false;
  icon = false;
  constructor() {
    makeAutoObservable(this);
  }
}

const View = observer(({ model }: { readonly model: Model }) => {
  if (model.broken) throw new Error('cannot be drawn');
  return (
    <div>
      <p id="typed">{model.typed}</p>
      <p id="words">
        {model.icon && <svg />}
        {model.words}
      </p>
    </div>
  );
});

const change = (action: () => void) => act(() => runInAction(action));

function shown(model: Model) {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = (view: string) => (
    <ViewBoundary view={view} broken={<p>it is broken</p>}>
      <View model={model} />
    </ViewBoundary>
  );
  const { rerender } = render(page('content'), { wrapper: StrictMode });
  return { complaint, show: (view: string) => rerender(page(view)) };
}

describe('RL-15: an exception while a view is drawn', () => {
  it('draws it again from its models where something has taken its texts away', async () => {
    const model = new Model();
    const { complaint } = shown(model);
    change(() => (model.typed = '4355'));
    for (const words of ['two', 'three', 'four']) {
      // As a translation does it: the text that was written is not in the document any more.
      const place = document.querySelector('#words');
      place?.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'bir' }));
      change(() => Object.assign(model, { icon: !model.icon, words }));
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByText('4355')).toBeVisible();
    }
    complaint.mockRestore();
  });

  it('says so where it cannot be drawn, and draws another view', () => {
    const model = new Model();
    const { complaint, show } = shown(model);
    change(() => (model.broken = true));
    expect(screen.getByText('it is broken')).toBeVisible();
    change(() => (model.broken = false));
    act(() => show('success'));
    expect(screen.getByText('one')).toBeVisible();
    complaint.mockRestore();
  });
});
