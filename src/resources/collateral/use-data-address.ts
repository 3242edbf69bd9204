import { useEffect, useState } from 'react';

/** Returns a picture as a data URL, because the content security policy does not allow object URLs. */
export function useDataAddress(picture: Blob): string | null {
  const [read, setRead] = useState<{ readonly of: Blob; readonly address: string } | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ of: picture, address: reader.result });
    };
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  return read?.of === picture ? read.address : null;
}
