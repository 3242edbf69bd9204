import { Alert, Box, Button, Group, Image, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { editPicture, noEdit } from '#src/resources/collateral/upload/edit-picture.ts';
import { useDataAddress } from '#src/resources/collateral/use-data-address.ts';
import classes from './PictureView.module.css';

const zooms = [1, 1.5, 2, 3, 4] as const;

/** Shows a picture, which can be rotated and enlarged; the uploaded file is not changed. */
export function PictureView({ content, name }: { readonly content: Blob; readonly name: string }) {
  const [picture, setPicture] = useState(content);
  const [step, setStep] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const source = useDataAddress(picture);
  const zoom = zooms[step] ?? 1;
  if (fault !== null) return <Alert color="info">{fault}</Alert>;
  async function turn() {
    const turned = await editPicture(picture, name, { ...noEdit, turns: 1 });
    if (turned) setPicture(turned);
    else setFault('This browser cannot turn this kind of picture.');
  }
  return (
    <div>
      <Group gap="xs" mb="xs">
        <Button variant="default" size="xs" onClick={() => void turn()}>
          Turn right
        </Button>
        <Button
          variant="default"
          size="xs"
          disabled={step === zooms.length - 1}
          onClick={() => setStep(step + 1)}
        >
          Zoom in
        </Button>
        <Button variant="default" size="xs" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Zoom out
        </Button>
        <Text size="xs" c="dimmed" role="status">
          {zoom * 100} %
        </Text>
      </Group>
      <Box className={classes.frame} role="region" aria-label={`Picture ${name}`} tabIndex={0}>
        {source === null ? (
          <Skeleton height="20rem" />
        ) : (
          <Image
            src={source}
            alt={name}
            w={`${zoom * 100}%`}
            maw="none"
            onError={() => setFault('This browser cannot show this kind of picture.')}
          />
        )}
      </Box>
    </div>
  );
}
