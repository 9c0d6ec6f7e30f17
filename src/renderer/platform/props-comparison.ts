import { isEqualJson } from '../../shared/document/diff-json.ts';

/** Creates a comparison of props for `memo`: one prop is compared deeply, all others by identity. */
export function createPropsComparison<P extends object>(
  deepProp: keyof P,
): (previousProps: Readonly<P>, nextProps: Readonly<P>) => boolean {
  return (previousProps, nextProps) => {
    const propNames = Object.keys(nextProps) as (keyof P)[];
    return (
      propNames.length === Object.keys(previousProps).length &&
      propNames.every((propName) =>
        propName === deepProp
          ? isEqualJson(previousProps[propName], nextProps[propName])
          : Object.is(previousProps[propName], nextProps[propName]),
      )
    );
  };
}
