import { NothingHere } from '@/components/sections/nothing-here/nothing-here';
import { metadataFor } from '@/lib/seo/metadata';

export const metadata = metadataFor('notFound');

export default function NotFound() {
  return <NothingHere />;
}
