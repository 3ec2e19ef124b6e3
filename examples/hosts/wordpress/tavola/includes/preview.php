<?php
/**
 * The block's preview in the editor: a page of its own in a frame, so that the editor's keys and styles stay out of it.
 *
 * @package Tavola
 */

defined( 'ABSPATH' ) || exit;

/** Tells the block where its preview is, and its texts in the editor's language. */
function tavola_block_data() {
	$data = array(
		'preview' => wp_nonce_url( admin_url( 'admin-post.php?action=tavola_preview' ), 'tavola_preview' ),
		'labels'  => array(
			'settings' => __( 'Booking', 'tavola' ),
			'preview'  => __( 'Preview of the booking widget', 'tavola' ),
			'venue'    => __( 'Restaurant', 'tavola' ),
			'venueTip' => __( 'Its id. Empty: the one in the settings, or guests choose.', 'tavola' ),
			'journey'  => __( 'Guests can', 'tavola' ),
			'popup'    => __( 'Open in a popup, with a button on the page', 'tavola' ),
			'label'    => __( 'Text of the button', 'tavola' ),
		),
		'journeys' => array(
			''                   => __( 'choose what to do', 'tavola' ),
			'Booking'            => __( 'book a table', 'tavola' ),
			'AdultsPartyEnquiry' => __( 'plan an adults’ party', 'tavola' ),
			'KidsPartyEnquiry'   => __( 'plan a kids’ party', 'tavola' ),
			'Enquiry'            => __( 'ask a question', 'tavola' ),
		),
	);
	// The address in `preview` is for a script: without the entities of HTML.
	$data['preview'] = html_entity_decode( $data['preview'] );
	wp_add_inline_script( 'tavola-block', 'window.tavolaBlock = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ), 'before' );
}
add_action( 'enqueue_block_editor_assets', 'tavola_block_data' );

/** Prints the page of the preview, for those who may write posts. Of a popup it has the link alone: the script is in a site's footer. */
function tavola_preview() {
	check_admin_referer( 'tavola_preview' );
	if ( ! current_user_can( 'edit_posts' ) ) {
		wp_die( esc_html__( 'You can’t see this preview.', 'tavola' ), '', array( 'response' => 403 ) );
	}
	$written          = array_intersect_key( wp_unslash( $_GET ), TAVOLA_ATTRIBUTES );
	$written          = array_filter( $written, 'is_string' );
	$written['popup'] = filter_var( $written['popup'] ?? false, FILTER_VALIDATE_BOOLEAN );
	nocache_headers();
	?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title><?php esc_html_e( 'Preview of the booking widget', 'tavola' ); ?></title>
<?php wp_print_styles( 'tavola-booking' ); ?>
</head>
<body>
<?php echo tavola_tag( $written ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there. ?>
<?php if ( $written['popup'] ) : ?>
<p><?php esc_html_e( 'The popup opens on your site, not in this preview.', 'tavola' ); ?></p>
<?php endif; ?>
</body>
</html>
	<?php
}
add_action( 'admin_post_tavola_preview', 'tavola_preview' );
