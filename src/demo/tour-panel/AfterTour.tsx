import { Button } from '@mantine/core';
import { tourLink } from '#src/demo/demo-addresses.ts';
import { tourAfter } from '#src/demo/tours/tours.ts';
import { keepsEscape } from './keeps-escape.ts';

/** What leads on from the end of a tour. */
export function AfterTour({ name }: { readonly name: string }) {
  const next = tourAfter(name);
  return (
    <>
      <Button component="a" size="compact-sm" href={tourLink(next.name)} {...keepsEscape}>
        Next tour: {next.title}
      </Button>
      <Button component="a" variant="default" size="compact-sm" href={tourLink(name)} {...keepsEscape}>
        Start again
      </Button>
    </>
  );
}
