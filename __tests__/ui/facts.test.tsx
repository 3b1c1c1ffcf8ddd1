import { render, screen } from '@testing-library/react';
import { Facts } from '@/components/ui/facts/facts';
import { factTerms, plata } from '@/content/home';

const withoutNom = { ...plata };
delete (withoutNom as { nom?: string }).nom;

it('has no line for the number of a distillery that is not known yet', () => {
  render(<Facts product={withoutNom} />);
  expect(screen.getAllByRole('term')).toHaveLength(5);
  expect(screen.queryByText(factTerms.nom)).toBeNull();
});

it('ends with the number of the distillery once it is known', () => {
  render(<Facts product={{ ...withoutNom, nom: '1234' }} />);
  expect(screen.getAllByRole('term').at(-1)).toHaveTextContent(factTerms.nom);
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('1234');
});
