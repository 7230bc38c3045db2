import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../kit/Button.js';
import type { Elements } from '../kit/elements.js';
import { PartBoundary } from '../kit/PartBoundary.js';
import { ErrorPage } from '../outcome/ErrorPage.js';
import { RouteFrame } from './RouteFrame.js';
import { RouteLoading } from './RouteLoading.js';
import type { RouteProps } from './route-props.js';

/** Shows what stands around a view of the links' part: the page while it is fetched, and where it did not arrive. */
export const LinkPart = observer((props: RouteProps & { readonly children: Elements }) => {
  const { t } = props.texts;
  return (
    <PartBoundary
      waiting={
        <RouteFrame {...props}>
          <RouteLoading t={t} label={t('link.loading')} />
        </RouteFrame>
      }
      missing={<PartMissing {...props} />}
    >
      {props.children}
    </PartBoundary>
  );
});

/** The same address opened again fetches the part anew. */
const PartMissing = observer((props: RouteProps) => {
  const { texts, theme } = props;
  const { pathname } = useLocation();
  useEffect(() => theme.settle('error'), [theme]);
  return (
    <RouteFrame {...props}>
      <ErrorPage
        t={texts.t}
        description={texts.t('error.partMissing')}
        actions={
          <ButtonLink href={pathname} size="lg">
            {texts.t('label.tryAgain')}
          </ButtonLink>
        }
      />
    </RouteFrame>
  );
});
