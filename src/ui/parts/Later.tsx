import { type ComponentProps, type ElementType, type ReactElement, useContext } from 'react';
import { PartRoom, type RoomProps } from './PartRoom.js';
import { type LaterViews, PartsContext, type ViewName } from './parts-context.js';

type LaterProps<Name extends ViewName> = RoomProps & ComponentProps<LaterViews[Name]> & { readonly view: Name };

/** A view that is fetched when it is first needed, in its place: `<Later view="Points" points={points} t={t} />`. */
export function Later<Name extends ViewName>(props: LaterProps<Name>): ReactElement {
  const { view, when, waiting, missing, onMissing, ...rest } = props;
  const part = useContext(PartsContext)?.partOf(view);
  return (
    <PartRoom part={part} when={when} waiting={waiting} missing={missing} onMissing={onMissing}>
      {(views) => {
        const View: ElementType | undefined = views[view];
        return View && <View {...rest} />;
      }}
    </PartRoom>
  );
}
