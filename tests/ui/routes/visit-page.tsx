import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { addressOf } from '../../../src/domain/payment/page-address.js';
import { PageRoutes } from '../../../src/parts/routes.part.js';
import { PartsContext } from '../../../src/ui/parts/parts-context.js';
import { FakePorts } from '../payment/fake-ports.js';
import { providerPages } from '../payment/payment-samples.js';

/** Shows what the page has at an address where it takes no payment. */
export function visitPage(address: string, ports = new FakePorts()): FakePorts {
  window.history.replaceState(null, '', address);
  render(
    <PartsContext value={ports.later}>
      <PageRoutes
        address={addressOf({ view: document.documentElement.dataset.view, path: window.location.pathname })}
        ports={ports}
        texts={ports.texts}
        theme={ports.theme}
        providerPages={providerPages}
      />
    </PartsContext>,
    { wrapper: StrictMode },
  );
  return ports;
}
